import type { Both } from '../../../contract/locales.ts';

interface WaterName {
  name: Both;
  lng: number;
  lat: number;
  minZoom: number;
}

const water = (en: string, ar: string, lng: number, lat: number, minZoom: number): WaterName => ({
  name: { en, ar },
  lng,
  lat,
  minZoom,
});

/** The sea around New York is the area without land: land layers do not name it. */
export const waterNames: readonly WaterName[] = [
  water('Atlantic Ocean', 'المحيط الأطلسي', -73.82, 40.53, 9),
  water('Lower New York Bay', 'خليج نيويورك السفلي', -74.08, 40.54, 9),
  water('Upper New York Bay', 'خليج نيويورك الأعلى', -74.046, 40.664, 10),
  water('The Narrows', 'مضيق ناروز', -74.045, 40.611, 12),
  water('Gravesend Bay', 'خليج غريفزند', -74.012, 40.59, 12),
  water('Hudson River', 'نهر هدسون', -74.012, 40.765, 10),
  water('East River', 'النهر الشرقي', -73.966, 40.737, 11),
  water('Harlem River', 'نهر هارلم', -73.932, 40.829, 13),
  water('Newark Bay', 'خليج نيوارك', -74.135, 40.675, 11),
  water('Jamaica Bay', 'خليج جامايكا', -73.85, 40.6, 10),
  water('Flushing Bay', 'خليج فلاشينغ', -73.853, 40.772, 12),
  water('Long Island Sound', 'مضيق لونغ آيلاند', -73.755, 40.872, 10),
  water('Eastchester Bay', 'خليج إيستشستر', -73.8, 40.842, 12),
];
