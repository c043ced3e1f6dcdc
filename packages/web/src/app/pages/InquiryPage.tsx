import type { ReactNode } from 'react';
import { ExplainingPage, pageMeta } from '../../features/content/ExplainingPage.tsx';
import { loadPage, type PageData } from '../../features/content/loadPage.ts';
import { InquiryForm } from '../../features/support/InquiryForm.tsx';
import { definePage } from '../../platform/navigation/page.ts';

export const page = definePage({
  namespaces: ['content', 'inquiries'],
  load: loadPage,
  meta: pageMeta,
  Page: ({ data }: { readonly data: PageData }): ReactNode => (
    <ExplainingPage
      data={data}
      special={(block) =>
        block.kind === 'inquiry' && <InquiryForm key={block.topic} topic={block.topic} />
      }
    />
  ),
});
