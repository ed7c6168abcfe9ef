import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const USUAL_PLACES = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser that can be driven: the one named, one of the system, the one among the packages, or one installed now. */
export async function findBrowser(): Promise<string> {
  const named = process.env.BROWSER_PATH ?? process.env.CHROME_PATH;
  if (named !== undefined) return named;
  const browser = browserOfSystem() ?? (await shippedBrowser()) ?? installedBrowser();
  if (browser !== undefined) return browser;
  throw new Error('No Chromium found: install Chromium or Chrome, or name one in BROWSER_PATH.');
}

/**
 * The pages of Chromium's own address bar, loaded with every new context, cost more than the client itself. Chromium heeds only the
 * last list of features, so those that Playwright turns off stand here again.
 */
const FEATURES_TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What a browser needs to run here; root has no sandbox. */
export function browserFlags(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_TURNED_OFF}`,
  ];
}

function browserOfSystem(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS];
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...USUAL_PLACES,
  ];
  return candidates.find((path) => isProgram(path) && runs(path));
}

/** The development dependency brings its own libraries along when it believes to be in a bare container. */
export async function shippedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  if (!existsSync(join(tmpdir(), 'al2023'))) rmSync(join(tmpdir(), 'chromium'), { force: true });
  try {
    const { default: shipped } = await import('@sparticuz/chromium');
    const path = await shipped.executablePath();
    return runs(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installedBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' });
  } catch {
    return undefined;
  }
  return browserOfSystem();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function runs(path: string): boolean {
  try {
    const version = execFileSync(path, ['--no-sandbox', '--version'], { timeout: 30_000, stdio: 'pipe' });
    return /\d+\.\d+/.test(version.toString());
  } catch {
    return false;
  }
}
