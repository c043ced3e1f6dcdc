export { FrozenNotice as default } from '../../platform/orderLines/FrozenNotice.tsx';
