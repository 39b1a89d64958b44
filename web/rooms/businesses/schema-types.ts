/**
 * The schema.org type of a business by the slug of its category, if there is a specific subtype of LocalBusiness;
 * https://schema.org/LocalBusiness.
 */
const types: Record<string, string> = {
  doctors: 'Physician',
  dentists: 'Dentist',
  pharmacies: 'Pharmacy',
  lawyers: 'Attorney',
  immigration: 'LegalService',
  accountants: 'AccountingService',
  translators: 'ProfessionalService',
  schools: 'EducationalOrganization',
  'home-repair': 'HomeAndConstructionBusiness',
  movers: 'MovingCompany',
  'car-services': 'AutoRepair',
  beauty: 'HealthAndBeautyBusiness',
  'real-estate': 'RealEstateAgent',
  travel: 'TravelAgency',
  'money-transfer': 'FinancialService',
  fitness: 'ExerciseGym',
  restaurants: 'Restaurant',
  coffee: 'CafeOrCoffeeShop',
  bakeries: 'Bakery',
  groceries: 'GroceryStore',
  catering: 'FoodEstablishment',
  clothing: 'ClothingStore',
  jewellery: 'JewelryStore',
  books: 'BookStore',
  electronics: 'ElectronicsStore',
  furniture: 'FurnitureStore',
  flowers: 'Florist',
};

/** `EducationalOrganization` is not a subtype of LocalBusiness, so both are given. */
const notLocal = new Set(['EducationalOrganization']);

export function schemaTypeOf(
  categorySlug: string | undefined,
  type: 'services' | 'shops',
): string | string[] {
  const known = types[categorySlug ?? ''];
  if (known) return notLocal.has(known) ? ['LocalBusiness', known] : known;
  return type === 'shops' ? 'Store' : 'LocalBusiness';
}
