import { HOUSES, type House } from '../../../zodiac/solar-houses.ts';

/** The traditional topics of each house. A word listed for two houses is true of either. */
// biome-ignore format: a list of words
const TOPICS: Readonly<Record<House, readonly string[]>> = {
  1: [
    'self', 'identity', 'appearance', 'self-image', 'personality', 'body', 'self-expression', 'beginnings',
    'first impressions', 'personal image', 'vitality', 'new beginnings', 'image', 'who you are', 'how you look',
  ],
  2: [
    'money', 'income', 'possessions', 'values', 'self-worth', 'finances', 'finance', 'earnings', 'material security',
    'personal finances', 'earned income', 'resources', 'worth', 'material possessions', 'personal resources', 'cash',
    'wealth', 'what you earn', 'what you own', 'belongings', 'money and belongings', 'possessions and worth',
    'the purse', 'purse', 'wallet', 'the wallet',
  ],
  3: [
    'communication', 'communications', 'siblings', 'short trips', 'neighbours', 'neighbors', 'short journeys',
    'local travel', 'learning', 'short-distance travel', 'conversation', 'neighbourhood', 'neighborhood', 'writing',
    'everyday communication', 'daily communication', 'travel', 'study', 'messages', 'news', 'messages and neighbors',
    'errands', 'talk', 'gossip', 'cousins',
  ],
  4: [
    'where you live', 'where you come from', 'home', 'family', 'roots', 'home and family', 'domestic life',
    'ancestry', 'foundations', 'household', 'parents', 'home life', 'private life', 'property', 'domesticity', 'nest',
    'endings', 'home and roots', 'the past', 'hearth', 'the hearth', 'the kitchen',
  ],
  5: [
    'self-expression', 'who you love', 'whom you love', 'creativity', 'romance', 'children', 'pleasure', 'play',
    'fun', 'joy', 'love affairs', 'dating', 'true love', 'hobbies', 'love', 'self expression', 'entertainment',
    'creative expression', 'romance and play', 'play and romance', 'pleasures', 'things done for fun', 'flirtation',
    'flirting', 'lovers',
  ],
  6: [
    'body', 'health', 'work', 'daily work', 'routine', 'routines', 'daily routine', 'daily routines', 'service',
    'wellness', 'daily life', 'everyday work', 'health and work', 'habits', 'job', 'day-to-day work', 'pets',
    'chores', 'duty', 'healing', 'work and habits', 'daily work and rest', 'daily chores', 'the sickroom',
    'colleagues', 'coworkers',
  ],
  7: [
    'who you love', 'whom you love', 'romance', 'love', 'partners', 'partnership', 'partnerships', 'marriage', 'relationships',
    'relationship', 'close relationships', 'committed partnerships', 'commitment', 'one-to-one relationships',
    'one-on-one relationships', 'contracts', 'committed relationships', 'significant others', 'open enemies',
    'spouse', 'others', 'other people', 'the other person', 'two', 'the spouse', 'spouses', 'lovers', 'rivals',
  ],
  8: [
    'money', 'finances', 'finance', 'resources', 'wealth', 'what you owe', 'shared resources', 'transformation',
    'intimacy', 'sex', 'shared money', 'debt', 'debts', 'inheritance', 'joint finances', 'taxes', 'rebirth', 'death',
    'regeneration', "other people's money", 'deep bonds', 'shared finances', 'joint resources', 'emotional depth',
    'inheritances', 'secrets', 'trust', 'debts and trust', 'shared things', 'deep trust', 'loans',
  ],
  9: [
    'what you believe', 'learning', 'travel', 'philosophy', 'higher learning', 'higher education', 'belief',
    'beliefs', 'long journeys', 'long-distance travel', 'religion', 'adventure', 'expansion', 'faith', 'publishing',
    'foreign travel', 'far travel', 'wisdom', 'long trips', 'exploration', 'big ideas', 'study', 'spirituality',
    'far places', 'travel and learning', 'learning and far places', 'long roads', 'in-laws', 'foreign parts',
    'distant shores', 'faraway places',
  ],
  10: [
    'image', 'parents', 'work', 'career', 'reputation', 'public image', 'status', 'public life', 'fame', 'ambition',
    'honours', 'public standing', 'vocation', 'profession', 'achievement', 'honors', 'success', 'calling',
    'professional life', 'recognition', 'standing', 'work and good name', 'good name', 'career and good name',
    'bosses', 'ambitions',
  ],
  11: [
    'friends', 'friendship', 'friendships', 'community', 'groups', 'hopes', 'networks', 'wishes', 'social networks',
    'social life', 'allies', 'hopes and wishes', 'teamwork', 'group activities', 'networking', 'the future',
    'social circle', 'friends and plans', 'friends and groups', 'plans', 'mates', 'pals', 'buddies', 'comrades',
  ],
  12: [
    'solitude', 'secrets', 'subconscious', 'endings', 'retreat', 'the subconscious', 'rest', 'the unconscious',
    'unconscious', 'spirituality', 'hidden things', 'seclusion', 'undoing', 'self-undoing', 'dreams', 'isolation',
    'behind the scenes', 'hidden enemies', 'privacy', 'healing', 'closure', 'inner life', 'surrender', 'quiet',
    'rest and secrets', 'privacy and rest', 'hidden rooms', 'ghosts', 'sleep',
  ],
};

/** Each topic with its houses. */
export const HOUSE_TOPICS: ReadonlyMap<string, readonly House[]> = new Map(
  Object.values(TOPICS)
    .flat()
    .map((topic) => [topic, HOUSES.filter((house) => TOPICS[house].includes(topic))]),
);

/** Words for a house. */
export const HOUSE_WORDS = ['house', 'sector', 'zone', 'realm', 'area', 'corner', 'axis'];
