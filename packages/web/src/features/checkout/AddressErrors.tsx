export { ErrorSummary as default } from '../../ui/ErrorSummary.tsx';
