import type { ObjectName } from './catalogue.ts';

type Choice = readonly [ObjectName, ...ObjectName[]];

/**
 * The signs of a post without a picture: by the slug of its category if that is more specific, otherwise by the
 * icon of the category. The seed of the post selects one of several.
 */
export const SIGNS: Readonly<Record<string, Choice>> = {
  // Icons.
  accountant: ['taxes'],
  bakery: ['bread', 'sweets', 'knafeh'],
  barber: ['salon'],
  beauty: ['salon'],
  books: ['books', 'reading'],
  box: ['box'],
  briefcase: ['briefcase'],
  butcher: ['butcher'],
  car: ['car'],
  catering: ['banquet', 'tagine', 'grill', 'sweets'],
  clothing: ['thobe', 'coat'],
  coffee: ['coffee', 'dallah', 'teapot'],
  community: ['community'],
  dentist: ['tooth'],
  doctor: ['doctor'],
  education: ['school', 'reading'],
  electronics: ['laptop', 'phone', 'tablet'],
  events: ['wedding', 'gown'],
  flowers: ['flowers'],
  furniture: ['sofa', 'table', 'bed', 'majlis'],
  grocery: ['groceries', 'jars'],
  gym: ['gym'],
  home: ['house'],
  'home-repair': ['tools'],
  immigration: ['passport'],
  jewellery: ['necklace', 'bracelet'],
  lawyer: ['scales'],
  'map-pin': ['shop'],
  'money-transfer': ['money'],
  mover: ['truck'],
  music: ['oud', 'drum'],
  perfume: ['perfume'],
  pharmacy: ['pharmacy'],
  phone: ['phone', 'tablet'],
  photography: ['camera'],
  'real-estate': ['keys', 'house'],
  restaurant: ['grill', 'tagine', 'hummus'],
  room: ['bed'],
  search: ['box'],
  shop: ['shop'],
  sweets: ['sweets', 'knafeh'],
  tools: ['tools'],
  toys: ['toys', 'stroller'],
  translator: ['translation'],
  travel: ['travel'],
  // Slugs of the initial categories.
  computers: ['laptop'],
  'vehicle-parts': ['tires'],
  kitchenware: ['teapot', 'pots', 'mixer', 'dallah'],
  rugs: ['rug', 'lantern'],
  accessories: ['satchel', 'watch', 'bracelet'],
  'other-goods': ['box', 'suitcases', 'cooler'],
};

/** The objects of a sign; an unknown sign is a box. */
export const objectsOf = (...signs: readonly (string | undefined)[]): Choice => {
  for (const sign of signs) {
    const objects = sign !== undefined && Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined;
    if (objects) return objects;
  }
  return ['box'];
};
