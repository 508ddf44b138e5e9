/**
 * Things, places and people that recur among the passages, and that test readers of ten days' readings pointed out when
 * they came up again. "The couch", "a brown couch" and "a sofa" are one scene, as they are to a reader.
 */
const WORDS = {
  bag: /\b(?:bags?|purse|backpack)\b/,
  bed: /\b(?:beds?|pillows?|blankets?|pajamas|naps?)\b/,
  bill: /\b(?:bills?|envelopes?|statements?|receipts?)\b/,
  book: /\b(?:books?|pages?|novels?)\b/,
  bus: /\b(?:bus|buses|trains?|subway)\b/,
  cake: /\b(?:cakes?|pies?|dessert|frosting|ice cream|cookies?)\b/,
  car: /\b(?:cars?|driv(?:e|es|ing|er)|traffic|gas station)\b/,
  cat: /\b(?:cats?|kittens?)\b/,
  chair: /\b(?:chairs?|stool|bench)\b/,
  clothes: /\b(?:shirts?|sweaters?|pants|jackets?)\b/,
  coat: /\b(?:coats?|hats?|scarf|gloves)\b/,
  coffee: /\b(?:coffees?|tea|mugs?|cups?|kettle)\b/,
  couch: /\b(?:couch|couches|sofa)\b/,
  dance: /\b(?:danc(?:e|es|ed|ing)|karaoke)\b/,
  dishes: /\b(?:dish|dishes|dishwasher|plates?|sink|towels?)\b/,
  dog: /\b(?:dogs?|pupp(?:y|ies))\b/,
  door: /\b(?:doors?|doorway|porch(?:es)?)\b/,
  drawer: /\b(?:drawers?|cupboards?|closets?|shelf|shelves)\b/,
  errand: /\b(?:errands?|groceries|grocery|hardware store|package)\b/,
  animals: /\b(?:goats?|goose|geese|pigeons?|penguins?|birds?|ducks?)\b/,
  four: /\b(?:four|forty)\b/,
  hair: /\b(?:hair|haircuts?|bangs|mustache)\b/,
  hello: /\b(?:hello|hi)\b/,
  kin: /\b(?:aunts?|uncles?|cousins?|nephew|niece)\b/,
  key: /\b(?:keys?|doorbell|doorknob)\b/,
  lamp: /\b(?:lamps?|light ?bulbs?)\b/,
  language: /\b(?:spanish|danish|french|italian|portuguese|norwegian|languages?|accent)\b/,
  laundry: /\b(?:laundry|socks?|sheets)\b/,
  list: /\b(?:lists?)\b/,
  lunch: /\blunch\b/,
  machine: /\b(?:printers?|copier|spreadsheets?)\b/,
  meeting: /\b(?:meetings?|committee)\b/,
  mirror: /\b(?:mirrors?)\b/,
  music: /\b(?:songs?|singing|sings?|hum(?:s|med|ming)?|radio|choir)\b/,
  neighbor: /\b(?:neighbors?|next door)\b/,
  parking: /\b(?:parking|parked)\b/,
  party: /\b(?:part(?:y|ies)|weddings?|birthdays?)\b/,
  phone: /\b(?:phones?|thumbs?|scroll(?:s|ed|ing)?)\b/,
  picture: /\b(?:pictures?|photos?|photographs?)\b/,
  plant: /\b(?:plants?|ferns?|tomatoes|garden)\b/,
  line: /\b(?:in line|long line|slow line|the line moves|checkout|cashier|queue)\b/,
  repair: /\b(?:ladders?|drill|screwdriver|screws?|hinges?|nails?)\b/,
  restaurant: /\b(?:restaurants?|menus?|waiters?|booth)\b/,
  sandwich: /\b(?:sandwich|sandwiches|toast)\b/,
  shoes: /\b(?:shoes?|boots?)\b/,
  shower: /\b(?:shower|bath|bathroom|toothbrush)\b/,
  show: /\b(?:movies?|episodes?|tv|the show|a show)\b/,
  soup: /\b(?:soups?|noodles|dumplings?|pizza|tacos?|spaghetti)\b/,
  stairs: /\b(?:stairs|elevator|escalators?)\b/,
  'side dishes': /\b(?:potatoes|fries|gravy|rice|beans)\b/,
  teacher: /\b(?:teachers?|lessons?|class)\b/,
  'thermostat or scissors': /\b(?:thermostat|scissors)\b/,
  umbrella: /\b(?:umbrellas?|rain)\b/,
  vacation: /\b(?:vacations?|beach|suitcases?|airport|luggage)\b/,
  window: /\b(?:windows?)\b/,
} as const;

export type Scene = keyof typeof WORDS;

const SCENES = Object.entries(WORDS) as [Scene, RegExp][];

/** The scenes in a text. */
export function scenesOf(text: string): Scene[] {
  const lower = text.toLowerCase();
  return SCENES.filter(([, words]) => words.test(lower)).map(([scene]) => scene);
}

/** Whether a text contains a quoted sentence. A quoted word or two doesn't count. */
export function hasSpeechIn(text: string): boolean {
  return [...text.matchAll(/"([^"]*)"/g)].some(([, said]) => said!.split(' ').length >= 3);
}
