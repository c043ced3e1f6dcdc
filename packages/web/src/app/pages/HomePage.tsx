import type { ReactNode } from 'react';
import { HomePage } from '../../features/home/HomePage.tsx';
import type { HomeData } from '../../features/home/loadHome.ts';
import { LateReviews } from '../../features/reviews/LateReviews.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { HasReviewsT } from '../../shared/site/site.ts';

const Home = ({ data }: { readonly data: HomeData }): ReactNode => (
  <HomePage data={data} reviews={useService(HasReviewsT) && <LateReviews />} />
);

export const page = definePage<HomeData>({
  namespaces: ['home'],
  // Separate from the component: a first view already has its data.
  load: async (request) => (await import('../../features/home/loadHome.ts')).loadHome(request),
  meta: ({ translate }) => ({
    title: translate('home')('meta.title'),
    form: 'long',
    description: translate('home')('meta.description'),
  }),
  Page: Home,
});
