import newsletter from '../../features/newsletter/NewsletterForm.module.css';
import { readPart } from '../../platform/hydration/readPart.tsx';
import button from '../../ui/Button.module.css';
import field from '../../ui/Field.module.css';
import logo from '../../ui/Logo.module.css';
import footer from './Footer.module.css';
import styles from './Frame.module.css';

export const FooterPart = readPart(async () => (await import('./Footer.tsx')).Footer, undefined, [
  footer,
  newsletter,
  button,
  field,
  logo,
]);
export const LegalLinksPart = readPart(
  async () => (await import('./LegalLinks.tsx')).LegalLinks,
  styles.legal,
  [footer],
);
