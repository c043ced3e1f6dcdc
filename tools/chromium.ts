/**
 * Finds a Chromium for tests and measurements. Unlike `playwright install`, the fallback
 * comes from the npm registry.
 */
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright-core';
import { fillOnce } from './fillOnce.ts';
import { root, run } from './process.ts';

export type LaunchOptions = {
  readonly executablePath: string;
  readonly env: Record<string, string>;
  readonly ignoreDefaultArgs?: string[];
};

const oldestUsable = 130;

/** The bundled browser exists for this platform only. */
export const isBundledHere = process.platform === 'linux' && process.arch === 'x64';

const usualPlaces = (): readonly string[] => {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/bin']);
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name)));
};

/**
 * Checks the version, because some distributions install a placeholder script under the
 * browser's name.
 */
const isUsable = async (
  executable: string,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  if (!existsSync(executable)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  const { code, output } = await run(executable, ['--version'], { env, show: 'collect' });
  const version = /(?:Chromium|Chrome)\D* (\d+)\./.exec(output);
  return code === 0 && version !== null && Number(version[1]) >= oldestUsable;
};

const environment = (additions: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...additions };
};

const unpack = `
  import { inflate } from '@sparticuz/chromium';
  await Promise.all(process.argv.slice(1).map((archive) => inflate(archive)));
`;

/**
 * Font configuration with the unpacked fonts of the package. The package's own names
 * folders such as `/tmp/fonts`. Without any font, Chromium crashes on pages with a text
 * field.
 */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Unpacks the Chromium of the npm package (Linux, x64), once. */
export const bundledChromium = async (): Promise<LaunchOptions> => {
  const source = join(root, 'node_modules', '@sparticuz', 'chromium');
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const home = join(root, 'node_modules', '.cache', 'bundled-chromium', version);
  await fillOnce(home, async (draft) => {
    console.log('Unpacking Chromium for the tests …');
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map(
      (name) => join(source, 'bin', name),
    );
    // The package unpacks into the shared temporary folder and trusts existing files
    // there.
    const { code, output } = await run('node', ['--input-type=module', '-e', unpack, ...archives], {
      env: { TMPDIR: draft },
      show: 'collect',
    });
    if (code !== 0) throw new Error(`Chromium could not be unpacked: ${output}`);
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), fontConfiguration);
  });
  return {
    executablePath: join(home, 'chromium'),
    env: environment({
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    }),
  };
};

/**
 * The browser for tests: `CHROMIUM` (a path, or `bundled`), else Playwright's, the
 * system's, or the bundled one. Throws with instructions if there is none.
 */
export const findChromium = async (): Promise<LaunchOptions> => {
  const wanted = process.env.CHROMIUM;
  if (wanted === 'bundled') return bundledChromium();
  if (wanted !== undefined && wanted !== '') return { executablePath: wanted, env: environment() };
  for (const executablePath of new Set([playwrightChromium.executablePath(), ...usualPlaces()])) {
    if (await isUsable(executablePath)) return { executablePath, env: environment() };
  }
  if (isBundledHere) return bundledChromium();
  throw new Error(
    'No browser to test with was found. Install Chrome or Chromium, or name one: CHROMIUM=/path/to/chrome npm test',
  );
};

/**
 * True if /dev/shm is large enough. Playwright uses files by default, since containers
 * often have 64 MB. Shared memory is faster.
 */
const hasSharedMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
};

/**
 * The browser for journeys: `CHROMIUM`, else the bundled one if supported, else
 * `findChromium`. The bundled one is a headless shell, which saves a third of a
 * journey's time.
 */
export const findHeadlessShell = async (): Promise<LaunchOptions> => {
  if (process.env.CHROMIUM || !isBundledHere) return findChromium();
  const bundled = await bundledChromium().catch(() => null);
  if (!bundled || !(await isUsable(bundled.executablePath, bundled.env))) return findChromium();
  return hasSharedMemory()
    ? { ...bundled, ignoreDefaultArgs: ['--disable-dev-shm-usage'] }
    : bundled;
};
