import { isWide } from './width.ts';

export async function loadSignsMenu() {
  return (await import('./signs-menu.tsx')).SignsMenu;
}

export async function loadPanel() {
  return (await import('./panel.tsx')).Panel;
}

/** Loads the code of the menu that the page has at its width. */
export function loadMenu(): Promise<unknown> {
  return isWide() ? loadSignsMenu() : loadPanel();
}
