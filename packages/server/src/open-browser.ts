import { spawn } from 'node:child_process';

/** The command that opens an address; on other systems there is one by this name. */
const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens a browser where that is possible. */
export function openBrowser(address: string): void {
  const [command = 'xdg-open', ...before] = COMMANDS[process.platform] ?? [];
  const started = spawn(command, [...before, address], { stdio: 'ignore', detached: true });
  started.on('error', () => {});
  started.unref();
}
