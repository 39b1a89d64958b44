import type { Both } from '../../../contract/locales.ts';
import type { PlaceKind } from '../../../contract/places.ts';

export interface BasePlace {
  slug: string;
  kind: PlaceKind;
  name: Both;
  /** The slug of the borough that contains a neighborhood. */
  parent?: string;
  stateCode: string;
  lat: number;
  lng: number;
}

export const states: { code: string; name: Both }[] = [
  { code: 'NY', name: { en: 'New York', ar: 'نيويورك' } },
  { code: 'NJ', name: { en: 'New Jersey', ar: 'نيوجيرسي' } },
];

/** The five boroughs, commonly named neighborhoods, and the nearby cities. */
export const places: BasePlace[] = [
  { slug: 'brooklyn', kind: 'borough', name: { en: 'Brooklyn', ar: 'بروكلين' }, stateCode: 'NY', lat: 40.6501, lng: -73.9496 },
  { slug: 'queens', kind: 'borough', name: { en: 'Queens', ar: 'كوينز' }, stateCode: 'NY', lat: 40.7282, lng: -73.7949 },
  { slug: 'manhattan', kind: 'borough', name: { en: 'Manhattan', ar: 'مانهاتن' }, stateCode: 'NY', lat: 40.7831, lng: -73.9712 },
  { slug: 'bronx', kind: 'borough', name: { en: 'The Bronx', ar: 'برونكس' }, stateCode: 'NY', lat: 40.8448, lng: -73.8648 },
  { slug: 'staten-island', kind: 'borough', name: { en: 'Staten Island', ar: 'ستاتن آيلاند' }, stateCode: 'NY', lat: 40.5795, lng: -74.1502 },
  { slug: 'bay-ridge', kind: 'neighbourhood', name: { en: 'Bay Ridge', ar: 'باي ريدج' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6264, lng: -74.0299 },
  { slug: 'dyker-heights', kind: 'neighbourhood', name: { en: 'Dyker Heights', ar: 'دايكر هايتس' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6215, lng: -74.0095 },
  { slug: 'bensonhurst', kind: 'neighbourhood', name: { en: 'Bensonhurst', ar: 'بنسونهيرست' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6113, lng: -73.9977 },
  { slug: 'sunset-park', kind: 'neighbourhood', name: { en: 'Sunset Park', ar: 'صنسيت بارك' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6455, lng: -74.0124 },
  { slug: 'borough-park', kind: 'neighbourhood', name: { en: 'Borough Park', ar: 'بورو بارك' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6323, lng: -73.9888 },
  { slug: 'atlantic-avenue', kind: 'neighbourhood', name: { en: 'Atlantic Avenue', ar: 'أتلانتيك أفنيو' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6895, lng: -73.993 },
  { slug: 'downtown-brooklyn', kind: 'neighbourhood', name: { en: 'Downtown Brooklyn', ar: 'داون تاون بروكلين' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.693, lng: -73.986 },
  { slug: 'park-slope', kind: 'neighbourhood', name: { en: 'Park Slope', ar: 'بارك سلوب' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.671, lng: -73.9814 },
  { slug: 'flatbush', kind: 'neighbourhood', name: { en: 'Flatbush', ar: 'فلاتبوش' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6415, lng: -73.9594 },
  { slug: 'williamsburg', kind: 'neighbourhood', name: { en: 'Williamsburg', ar: 'ويليامزبرغ' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.7081, lng: -73.9571 },
  { slug: 'bushwick', kind: 'neighbourhood', name: { en: 'Bushwick', ar: 'بوشويك' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6944, lng: -73.9213 },
  { slug: 'bedford-stuyvesant', kind: 'neighbourhood', name: { en: 'Bedford-Stuyvesant', ar: 'بدفورد ستايفسنت' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6872, lng: -73.9418 },
  { slug: 'crown-heights', kind: 'neighbourhood', name: { en: 'Crown Heights', ar: 'كراون هايتس' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6694, lng: -73.9422 },
  { slug: 'sheepshead-bay', kind: 'neighbourhood', name: { en: 'Sheepshead Bay', ar: 'شيبسهد باي' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.5919, lng: -73.9449 },
  { slug: 'coney-island', kind: 'neighbourhood', name: { en: 'Coney Island', ar: 'كوني آيلاند' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.5755, lng: -73.9707 },
  { slug: 'canarsie', kind: 'neighbourhood', name: { en: 'Canarsie', ar: 'كنارسي' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.6402, lng: -73.9061 },
  { slug: 'east-new-york', kind: 'neighbourhood', name: { en: 'East New York', ar: 'إيست نيويورك' }, parent: 'brooklyn', stateCode: 'NY', lat: 40.659, lng: -73.8759 },
  { slug: 'astoria', kind: 'neighbourhood', name: { en: 'Astoria', ar: 'أستوريا' }, parent: 'queens', stateCode: 'NY', lat: 40.7644, lng: -73.9235 },
  { slug: 'long-island-city', kind: 'neighbourhood', name: { en: 'Long Island City', ar: 'لونغ آيلاند سيتي' }, parent: 'queens', stateCode: 'NY', lat: 40.7447, lng: -73.9485 },
  { slug: 'jackson-heights', kind: 'neighbourhood', name: { en: 'Jackson Heights', ar: 'جاكسون هايتس' }, parent: 'queens', stateCode: 'NY', lat: 40.7557, lng: -73.8831 },
  { slug: 'sunnyside', kind: 'neighbourhood', name: { en: 'Sunnyside', ar: 'صنيسايد' }, parent: 'queens', stateCode: 'NY', lat: 40.7433, lng: -73.9196 },
  { slug: 'ridgewood', kind: 'neighbourhood', name: { en: 'Ridgewood', ar: 'ريدجوود' }, parent: 'queens', stateCode: 'NY', lat: 40.7043, lng: -73.9018 },
  { slug: 'forest-hills', kind: 'neighbourhood', name: { en: 'Forest Hills', ar: 'فورست هيلز' }, parent: 'queens', stateCode: 'NY', lat: 40.7181, lng: -73.8448 },
  { slug: 'flushing', kind: 'neighbourhood', name: { en: 'Flushing', ar: 'فلاشينغ' }, parent: 'queens', stateCode: 'NY', lat: 40.7675, lng: -73.8331 },
  { slug: 'jamaica', kind: 'neighbourhood', name: { en: 'Jamaica', ar: 'جامايكا' }, parent: 'queens', stateCode: 'NY', lat: 40.7027, lng: -73.789 },
  { slug: 'bayside', kind: 'neighbourhood', name: { en: 'Bayside', ar: 'بايسايد' }, parent: 'queens', stateCode: 'NY', lat: 40.7586, lng: -73.7654 },
  { slug: 'rockaway', kind: 'neighbourhood', name: { en: 'Rockaway', ar: 'روكاواي' }, parent: 'queens', stateCode: 'NY', lat: 40.5859, lng: -73.8115 },
  { slug: 'ozone-park', kind: 'neighbourhood', name: { en: 'Ozone Park', ar: 'أوزون بارك' }, parent: 'queens', stateCode: 'NY', lat: 40.6794, lng: -73.8507 },
  { slug: 'harlem', kind: 'neighbourhood', name: { en: 'Harlem', ar: 'هارلم' }, parent: 'manhattan', stateCode: 'NY', lat: 40.8116, lng: -73.9465 },
  { slug: 'east-harlem', kind: 'neighbourhood', name: { en: 'East Harlem', ar: 'إيست هارلم' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7957, lng: -73.9389 },
  { slug: 'washington-heights', kind: 'neighbourhood', name: { en: 'Washington Heights', ar: 'واشنطن هايتس' }, parent: 'manhattan', stateCode: 'NY', lat: 40.8417, lng: -73.9394 },
  { slug: 'upper-west-side', kind: 'neighbourhood', name: { en: 'Upper West Side', ar: 'أبر وست سايد' }, parent: 'manhattan', stateCode: 'NY', lat: 40.787, lng: -73.9754 },
  { slug: 'upper-east-side', kind: 'neighbourhood', name: { en: 'Upper East Side', ar: 'أبر إيست سايد' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7736, lng: -73.9566 },
  { slug: 'midtown', kind: 'neighbourhood', name: { en: 'Midtown', ar: 'ميدتاون' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7549, lng: -73.984 },
  { slug: 'chelsea', kind: 'neighbourhood', name: { en: 'Chelsea', ar: 'تشيلسي' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7465, lng: -74.0014 },
  { slug: 'east-village', kind: 'neighbourhood', name: { en: 'East Village', ar: 'إيست فيليدج' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7265, lng: -73.9815 },
  { slug: 'greenwich-village', kind: 'neighbourhood', name: { en: 'Greenwich Village', ar: 'غرينتش فيليدج' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7336, lng: -74.0027 },
  { slug: 'lower-east-side', kind: 'neighbourhood', name: { en: 'Lower East Side', ar: 'لور إيست سايد' }, parent: 'manhattan', stateCode: 'NY', lat: 40.715, lng: -73.9843 },
  { slug: 'financial-district', kind: 'neighbourhood', name: { en: 'Financial District', ar: 'الحي المالي' }, parent: 'manhattan', stateCode: 'NY', lat: 40.7075, lng: -74.0113 },
  { slug: 'morris-park', kind: 'neighbourhood', name: { en: 'Morris Park', ar: 'موريس بارك' }, parent: 'bronx', stateCode: 'NY', lat: 40.849, lng: -73.8556 },
  { slug: 'van-nest', kind: 'neighbourhood', name: { en: 'White Plains Road', ar: 'وايت بلينز رود' }, parent: 'bronx', stateCode: 'NY', lat: 40.843, lng: -73.868 },
  { slug: 'belmont', kind: 'neighbourhood', name: { en: 'Belmont', ar: 'بلمونت' }, parent: 'bronx', stateCode: 'NY', lat: 40.8547, lng: -73.888 },
  { slug: 'fordham', kind: 'neighbourhood', name: { en: 'Fordham', ar: 'فوردهام' }, parent: 'bronx', stateCode: 'NY', lat: 40.8592, lng: -73.8985 },
  { slug: 'riverdale', kind: 'neighbourhood', name: { en: 'Riverdale', ar: 'ريفرديل' }, parent: 'bronx', stateCode: 'NY', lat: 40.9005, lng: -73.9105 },
  { slug: 'mott-haven', kind: 'neighbourhood', name: { en: 'Mott Haven', ar: 'موت هيفن' }, parent: 'bronx', stateCode: 'NY', lat: 40.8091, lng: -73.9229 },
  { slug: 'parkchester', kind: 'neighbourhood', name: { en: 'Parkchester', ar: 'باركتشستر' }, parent: 'bronx', stateCode: 'NY', lat: 40.8383, lng: -73.8601 },
  { slug: 'st-george', kind: 'neighbourhood', name: { en: 'St. George', ar: 'سانت جورج' }, parent: 'staten-island', stateCode: 'NY', lat: 40.6437, lng: -74.0736 },
  { slug: 'new-dorp', kind: 'neighbourhood', name: { en: 'New Dorp', ar: 'نيو دورب' }, parent: 'staten-island', stateCode: 'NY', lat: 40.5738, lng: -74.1158 },
  { slug: 'great-kills', kind: 'neighbourhood', name: { en: 'Great Kills', ar: 'غريت كيلز' }, parent: 'staten-island', stateCode: 'NY', lat: 40.5543, lng: -74.1518 },
  { slug: 'new-springville', kind: 'neighbourhood', name: { en: 'New Springville', ar: 'نيو سبرنغفيل' }, parent: 'staten-island', stateCode: 'NY', lat: 40.589, lng: -74.16 },
  { slug: 'yonkers', kind: 'city', name: { en: 'Yonkers', ar: 'يونكرز' }, stateCode: 'NY', lat: 40.9312, lng: -73.8987 },
  { slug: 'hempstead', kind: 'city', name: { en: 'Hempstead', ar: 'همبستد' }, stateCode: 'NY', lat: 40.7062, lng: -73.6187 },
  { slug: 'paterson', kind: 'city', name: { en: 'Paterson', ar: 'باترسون' }, stateCode: 'NJ', lat: 40.9168, lng: -74.1718 },
  { slug: 'jersey-city', kind: 'city', name: { en: 'Jersey City', ar: 'جيرسي سيتي' }, stateCode: 'NJ', lat: 40.7178, lng: -74.0431 },
  { slug: 'clifton', kind: 'city', name: { en: 'Clifton', ar: 'كليفتون' }, stateCode: 'NJ', lat: 40.8584, lng: -74.1638 },
];
