import type { DemoProductDetails } from '../shapes.ts';

/** Additional details of the demo's products, by key. */
export const productDetails: Record<string, DemoProductDetails> = {
  'product-corolla-2016': { mileage: 98_000, negotiable: true },
  'product-odyssey-2018': { mileage: 84_000, negotiable: true },
  'product-camry-hybrid-2021': { mileage: 131_000 },
  'product-winter-tires': { negotiable: true },
  'product-roof-box': { negotiable: true },
  'product-iphone-15': { reserved: true },
  'product-galaxy-tab': { negotiable: true },
  'product-thinkpad-t14': { delivery: true },
  'product-wedding-chest': { negotiable: true },
  'product-majlis-set': { delivery: true, negotiable: true },
  'product-dining-table': { negotiable: true, reserved: true },
  'product-dallah-pair': { delivery: true },
  'product-stand-mixer': { negotiable: true },
  'product-spice-jars': { delivery: true },
  'product-wool-kilim': { delivery: true, negotiable: true },
  'product-new-abayas': { delivery: true },
  'product-wool-coat': { negotiable: true },
  'product-seiko-automatic': { negotiable: true },
  'product-walnut-oud': { negotiable: true },
  'product-darbuka': { reserved: true },
  'product-arabic-novels': { priceCents: 0 },
  'product-alphabet-puzzle': { delivery: true },
  'product-window-ac': { negotiable: true },
  'product-two-suitcases': { negotiable: true, delivery: true },
};
