import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
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

/** Brings a Chromium: by the package manager where we may use it, else by Playwright's download. */
export function installChromium(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}
