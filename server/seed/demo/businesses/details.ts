import type { DemoBusinessDetails } from '../shapes.ts';

/** `said` lists codes separated by spaces. */
function details(priceRange: number | null, said: { pay: string; speaks: string; access?: string }, halal: DemoBusinessDetails['halal'] = null): DemoBusinessDetails {
  const codes = (text = '') => text.split(' ').filter(Boolean);
  return {
    price_range: priceRange,
    payment_methods: codes(said.pay),
    languages: codes(said.speaks),
    accessibility: codes(said.access),
    halal,
  };
}

/** Stated by the owner. */
const own = (since: number | null = null) => ({ certifier: null, since });
/** A fictitious certifier, like all names of the demo. */
const certified = (since: number) => ({ certifier: 'Five Boroughs Halal Board', since });

/** Additional details of the demo's businesses, by key. */
export const businessDetails: Record<string, DemoBusinessDetails> = {
  'al-rafidain-grill': details(2, { pay: 'cash card apple_pay', speaks: 'ar en ku', access: 'step_free' }, certified(2016)),
  'sufrat-teta': details(1, { pay: 'cash card zelle', speaks: 'ar en' }, own(2019)),
  'marib-kitchen': details(2, { pay: 'cash card', speaks: 'ar en', access: 'step_free' }, certified(2018)),
  'koshari-corner': details(1, { pay: 'cash card apple_pay', speaks: 'ar en es', access: 'step_free' }, own()),
  'ghouta-table': details(3, { pay: 'card apple_pay', speaks: 'ar en fr', access: 'step_free accessible_restroom' }, certified(2021)),
  'dar-fes': details(3, { pay: 'card apple_pay', speaks: 'ar en fr', access: 'step_free accessible_restroom' }, own(2015)),
  'omdurman-kitchen': details(1, { pay: 'cash card', speaks: 'ar en' }, own(2020)),
  'carthage-street': details(2, { pay: 'cash card apple_pay', speaks: 'ar en fr' }, own()),
  'bayt-al-karak': details(2, { pay: 'cash card zelle', speaks: 'ar en', access: 'step_free accessible_parking' }, certified(2012)),
  'zahle-garden': details(3, { pay: 'card', speaks: 'ar en fr', access: 'step_free' }, own()),
  'bab-touma-bakery': details(1, { pay: 'cash card ebt', speaks: 'ar en', access: 'step_free' }, own(1987)),
  'umm-nidal-knafeh': details(1, { pay: 'cash card zelle', speaks: 'ar en' }),
  'samoon-oven': details(1, { pay: 'cash card', speaks: 'ar en ku' }, own()),
  'kaab-el-ghazal': details(2, { pay: 'cash card', speaks: 'ar en fr', access: 'step_free' }),
  'sidra-bakery': details(1, { pay: 'cash card ebt', speaks: 'ar en es' }, own(2017)),
  'mokha-house': details(2, { pay: 'card apple_pay', speaks: 'ar en', access: 'step_free accessible_restroom' }),
  'qahwat-sanaa': details(1, { pay: 'cash', speaks: 'ar en' }),
  'shubra-cafe': details(2, { pay: 'cash card', speaks: 'ar en' }),
  'dar-atay': details(2, { pay: 'cash card', speaks: 'ar en fr es', access: 'step_free' }),
  'zaytoun-market': details(2, { pay: 'cash card ebt', speaks: 'ar en', access: 'step_free' }, certified(2010)),
  'yasmin-market': details(1, { pay: 'cash card ebt', speaks: 'ar en es' }, certified(2014)),
  'bilqis-deli': details(1, { pay: 'cash card ebt', speaks: 'ar en es' }, own(2011)),
  'attareen-spice-house': details(2, { pay: 'cash card', speaks: 'ar en ur hi' }),
  'al-waha-supermarket': details(2, { pay: 'cash card ebt check', speaks: 'ar en', access: 'step_free accessible_parking accessible_restroom' }, certified(2013)),
  'layali-catering': details(3, { pay: 'card zelle check', speaks: 'ar en' }, certified(2019)),
  'mawj-abayas': details(2, { pay: 'cash card', speaks: 'ar en ur' }),
  'sabika-gold': details(3, { pay: 'cash card check', speaks: 'ar en' }),
  'dar-al-hibr': details(1, { pay: 'cash card paypal', speaks: 'ar en fr', access: 'step_free' }),
  'ishara-phones': details(1, { pay: 'cash card zelle apple_pay', speaks: 'ar en es bn' }),
  'sadu-carpets': details(3, { pay: 'card zelle check', speaks: 'ar en fa tr' }),
  'jouri-flowers': details(2, { pay: 'card paypal apple_pay', speaks: 'ar en' }),
  'nassar-family-medicine': details(null, { pay: 'card check', speaks: 'ar en es', access: 'step_free accessible_restroom lift' }),
  'small-steps-pediatrics': details(null, { pay: 'card check', speaks: 'ar en', access: 'step_free accessible_restroom lift' }),
  'rihana-womens-health': details(null, { pay: 'card check', speaks: 'ar en fr', access: 'step_free accessible_restroom lift' }),
  'nabd-heart-clinic': details(null, { pay: 'card check', speaks: 'ar en es tr', access: 'step_free accessible_parking lift' }),
  'dr-lina-haddad': details(2, { pay: 'card check', speaks: 'ar en', access: 'step_free' }),
  'siwak-dental': details(2, { pay: 'cash card', speaks: 'ar en bn ur', access: 'lift' }),
  'sundus-pharmacy': details(null, { pay: 'cash card ebt', speaks: 'ar en bn es', access: 'step_free' }),
  'khoury-mansour-attorneys': details(3, { pay: 'card check', speaks: 'ar en fr', access: 'lift accessible_restroom' }),
  'salma-idris-law': details(2, { pay: 'card zelle check', speaks: 'ar en', access: 'lift' }),
  'manara-immigration': details(1, { pay: 'cash card check', speaks: 'ar en fr es', access: 'step_free' }),
  'mizan-tax': details(1, { pay: 'cash card zelle check', speaks: 'ar en' }),
  'harf-translation': details(1, { pay: 'cash card paypal', speaks: 'ar en fr' }),
  'jisr-money-transfer': details(null, { pay: 'cash card', speaks: 'ar en', access: 'step_free' }),
  'usta-home-repair': details(2, { pay: 'cash zelle check', speaks: 'ar en es' }),
  'rahhal-movers': details(2, { pay: 'cash card zelle', speaks: 'ar en es' }),
  'najm-auto-repair': details(2, { pay: 'cash card zelle', speaks: 'ar en ru ur' }),
  'henna-silk-salon': details(2, { pay: 'cash card venmo', speaks: 'ar en ur' }),
  'halab-barbers': details(1, { pay: 'cash venmo zelle', speaks: 'ar en tr' }),
  'qasr-al-farah-hall': details(4, { pay: 'card check', speaks: 'ar en', access: 'step_free accessible_restroom accessible_parking' }, certified(2015)),
  'lahza-studio': details(3, { pay: 'card paypal zelle', speaks: 'ar en fr' }),
  'alif-school': details(2, { pay: 'card check', speaks: 'ar en', access: 'step_free' }),
  'bayan-tutoring': details(2, { pay: 'card zelle', speaks: 'ar en' }),
  'faris-fitness': details(2, { pay: 'card', speaks: 'ar en es', access: 'lift accessible_restroom' }),
  'jiran-community-center': {
    ...details(null, { pay: '', speaks: 'ar en fr es ur so', access: 'step_free accessible_restroom hearing_loop' }),
    prayers: {
      iqama: { fajr: null, dhuhr: { at: null, after: 15 }, asr: { at: null, after: 10 }, maghrib: { at: null, after: 5 }, isha: null },
      friday: [
        { at: '12:45', lang: 'ar' },
        { at: '13:30', lang: 'en' },
      ],
    },
  },
};
