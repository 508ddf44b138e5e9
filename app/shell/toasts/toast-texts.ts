/** What toasts say on any page; see also `app/routes/sign/toast-texts.ts` and `app/routes/admin/texts.ts`. */
export const TOASTS = {
  remembered: (name: string) => ({
    title: `${name} is remembered`,
    description: 'The home page opens with it. It stays on this device; we are not told.',
  }),
  forgotten: (name: string) => ({
    title: `${name} is forgotten`,
    description: 'This device no longer remembers it.',
  }),
  notRemembered: (name: string) => ({
    title: `${name} could not be remembered`,
    description: 'Your browser does not let this site keep anything on your device.',
  }),
  notForgotten: (name: string) => ({
    title: `${name} could not be forgotten`,
    description: 'Your browser does not let this site change what it keeps on your device.',
  }),
  offline: {
    title: 'You are offline',
    description: 'You can keep reading this page. Others will open when you are back online.',
  },
};
