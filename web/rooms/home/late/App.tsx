import type { AppPromotion } from '../../../../contract/content.ts';
import { useAppSelector } from '../../../store.ts';
import { AppPanel } from '../../../ui/AppPanel.tsx';

/** The site's app, with the places that the page displays above. */
export default function App({ data }: { data: AppPromotion }) {
  const name = useAppSelector((state) => state.settings.generalSettings.data?.name);
  const places = useAppSelector((state) => state.homeSections.businesses.data);
  return <AppPanel data={data} siteName={name ?? ''} places={places} />;
}
