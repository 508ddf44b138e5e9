/** The texts of the admin screen, word for word from the specification. */
export const TEXTS = {
  panelTitle: 'Horoscope Admin Panel',
  pleaseLogIn: 'Please log in to access the admin dashboard',
  logInToPanel: 'Login to Admin Panel',
  dashboardTitle: 'Horoscope Admin Dashboard',
  generateAll: 'Generate All Horoscopes Now',
  generatingAll: 'Generating All Horoscopes...',
  verify: 'Verify Horoscopes',
  verifying: 'Verifying...',
  pickDate: 'Pick a date',
  noneFound: 'No horoscopes found',
  noneMissing: 'None missing',
} as const;

export const TOASTS = {
  activated: 'Admin mode activated',
  invalid: 'Invalid credentials',
  throttled: 'Too many attempts. Please wait a few minutes.',
  unreachable: 'The site could not be reached. Please try again.',
  privileges: 'Admin privileges required',
  generatingAll: 'Generating horoscopes for all zodiac signs...',
  alreadyGenerated: 'All horoscopes for today are already generated!',
  generated: 'Horoscopes have been successfully generated!',
  generateAllFailed: (reason: string) => `Failed to generate horoscopes: ${reason}`,
  generatingOne: (sign: string) => `Generating horoscope for ${sign}...`,
  generatedOne: (sign: string) => `Horoscope for ${sign} generated successfully!`,
  generateOneFailed: (reason: string) => `Failed to generate horoscope: ${reason}`,
  verifyFailed: (reason: string) => `Failed to verify horoscopes: ${reason}`,
  withdrawn: (sign: string) => `The ${sign} horoscope was withdrawn.`,
  withdrawFailed: (reason: string) => `Failed to withdraw horoscope: ${reason}`,
  restored: (sign: string) => `The ${sign} horoscope was restored.`,
  restoreFailed: (reason: string) => `Failed to restore horoscope: ${reason}`,
} as const;

/** The function's `message` if there was nothing to do. */
export const ALL_EXIST = 'All horoscopes already exist';
