/** Resolves once the animations of an element have ended, at once if it has none. */
export function animationsEnd(element: Element): Promise<unknown> {
  return Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
