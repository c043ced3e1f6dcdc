/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Changes when the drawing of garments does; tests have none. */
  readonly DRAWING_VERSION?: string;
  /** True in the demo, where the shop needs no network. */
  readonly NO_SERVER?: boolean;
}
