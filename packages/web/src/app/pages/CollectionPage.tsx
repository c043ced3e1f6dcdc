import type { ReactNode } from 'react';
import { Collection } from '../../features/catalog/Collection.tsx';
import type { CollectionData } from '../../features/catalog/loadCollection.ts';
import { LateReviews } from '../../features/reviews/LateReviews.tsx';
import { definePage } from '../../platform/navigation/page.ts';

const CollectionPage = ({ data }: { readonly data: CollectionData }): ReactNode => (
  <Collection key={data.collection} data={data} reviews={<LateReviews />} />
);

export const page = definePage<CollectionData>({
  namespaces: ['catalog'],
  load: async (request) =>
    (await import('../../features/catalog/loadCollection.ts')).loadCollection(request),
  meta: ({ data: { collection }, translate }) => {
    const t = translate('catalog');
    return {
      title: t(`collection.${collection}.title`),
      form: 'long',
      description: t(`collection.${collection}.description`),
    };
  },
  Page: CollectionPage,
});
