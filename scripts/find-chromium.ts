import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same engine, and the tests take a third less time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const USUAL_PLACES = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: `CHROMIUM`, one in a usual place, or Playwright's own; null if none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM, ...USUAL_PLACES, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Installs Chromium with the package manager if we are allowed to, else with Playwright's download. */
export function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
    return;
  }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // Older Debians have only the whole browser.
  if (!aptInstall(HEADLESS_SHELL) && !aptInstall('chromium'))
    throw new Error('Chromium could not be installed: apt-get says why above.');
}

function aptInstall(name: string): boolean {
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return status === 0;
}
