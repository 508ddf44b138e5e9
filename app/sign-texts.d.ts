declare module 'virtual:sign-texts' {
  type Sign = import('#domain/zodiac/signs.ts').Sign;
  type SignTexts = import('./routes/sign/about-sign.tsx').SignTexts;
  const load: Record<Sign, () => Promise<{ default: SignTexts }>>;
  export default load;
}
