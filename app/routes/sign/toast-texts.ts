/** What toasts say about a reading, word for word from the specification where it has them. */
export const TOASTS = {
  waiting: (name: string) => `Consulting the stars for ${name}...`,
  ready: (name: string) => `Your ${name} horoscope is ready!`,
  failed: (name: string) => `Unable to generate ${name}'s cosmic forecast. Please try again later.`,
  refreshed: 'This reading was refreshed.',
  available: 'This reading is now available.',
  linkCopied: 'Link copied!',
  linkCopiedDescription: 'The horoscope link has been copied to your clipboard.',
  sentenceCopied: 'Sentence copied!',
  error: 'Error',
  notCopied: (what: string) => `Failed to copy the ${what}. Please try again.`,
} as const;
