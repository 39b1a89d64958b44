import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Advertisement } from './Advertisement.tsx';
import { Doors } from './Doors.tsx';
import { Hero } from './Hero.tsx';
import { Businesses, Jobs, Products, Rentals, Stories } from './sections.tsx';

/** `/`: the hero, the five doors, and what is new behind each. A section without entries is left out. */
export default function HomePage() {
  const { data, status } = useAppSelector((state) => state.home.homeData);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  return (
    <>
      <Hero hero={data.hero[0]} />
      <Doors />
      {data.businesses.length > 0 && <Businesses businesses={data.businesses} />}
      {data.rentals.length > 0 && <Rentals rentals={data.rentals} />}
      {data.products.length > 0 && <Products products={data.products} />}
      {data.advertisement && <Advertisement advertisement={data.advertisement} />}
      {data.jobs.length > 0 && <Jobs jobs={data.jobs} />}
      {data.articles.length > 0 && <Stories articles={data.articles} />}
    </>
  );
}
