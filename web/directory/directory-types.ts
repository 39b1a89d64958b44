import type { BusinessDetail } from '../../contract/businesses.ts';
import type { DirectoryType } from '../../contract/categories.ts';
import type { RootState } from '../store.ts';

/** The directory type in an address, or null. */
export function directoryTypeOf(text: string | undefined): DirectoryType | null {
  return text === 'services' || text === 'shops' ? text : null;
}

/** Name and description of a directory type in the settings. */
export function sectionOf(state: Pick<RootState, 'settings'>, type: DirectoryType) {
  const services = state.settings.generalSettings.data?.services;
  return type === 'shops' ? services?.shops : services?.service_provider;
}

/** The category in an address. */
export function categoryOf(state: Pick<RootState, 'services'>, id: string | undefined) {
  return state.services.categories.data.find((category) => String(category.id) === id);
}

/** The main category of a business with its slug, from the menus. */
export function menuCategory(state: Pick<RootState, 'services' | 'settings'>, { category }: BusinessDetail) {
  return sectionOf(state, category.type)?.categories.find(({ id }) => id === category.id);
}
