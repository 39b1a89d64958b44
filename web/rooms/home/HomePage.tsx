import { useAppSelector } from '../../store.ts';

export default function HomePage() {
  const home = useAppSelector((state) => state.home.homeData.data);
  return <h1>{home?.hero[0]?.title}</h1>;
}
