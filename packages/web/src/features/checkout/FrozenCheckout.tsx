export { FrozenNotice as default } from '../../shared/orderLines/FrozenNotice.tsx';
