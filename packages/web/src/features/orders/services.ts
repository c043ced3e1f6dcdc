import { lateStore } from '../../platform/services/token.ts';
import {
  BasketActionsT,
  BasketsT,
  ClaimsT,
  FitFeedbacksT,
  FitsT,
  OrderLinksT,
  OrdersT,
  WithdrawalsT,
} from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export const OrdersStoreT = lateStore('OrdersStore', {
  scope: 'component',
  needs: { orders: OrdersT, baskets: BasketsT, basket: BasketActionsT, visit: VisitT },
  load: async () => (await import('./ordersStore.ts')).OrdersStore,
});

export const FindOrderStoreT = lateStore('FindOrderStore', {
  scope: 'component',
  needs: { orders: OrdersT, links: OrderLinksT },
  load: async () => (await import('./find/findOrderStore.ts')).FindOrderStore,
});

export const FitStoreT = lateStore('FitStore', {
  scope: 'component',
  needs: { fits: FitsT },
  load: async () => (await import('./fit/fitStore.ts')).FitStore,
});

export const RemakeStoreT = lateStore('RemakeStore', {
  scope: 'component',
  needs: { claims: ClaimsT },
  load: async () => (await import('./fit/remakeStore.ts')).RemakeStore,
});

export const ProposalStoreT = lateStore('ProposalStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  load: async () => (await import('./proposal/proposalStore.ts')).ProposalStore,
});

export const WornStoreT = lateStore('WornStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  load: async () => (await import('./learned/wornStore.ts')).WornStore,
});

export const FitFeedbackStoreT = lateStore('FitFeedbackStore', {
  scope: 'component',
  needs: { feedbacks: FitFeedbacksT },
  load: async () => (await import('./feedback/fitFeedbackStore.ts')).FitFeedbackStore,
});

export const WithdrawStoreT = lateStore('WithdrawStore', {
  scope: 'component',
  needs: { withdrawals: WithdrawalsT },
  load: async () => (await import('./withdraw/withdrawStore.ts')).WithdrawStore,
});
