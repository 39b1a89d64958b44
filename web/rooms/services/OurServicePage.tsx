import { useAppSelector } from '../../store.ts';

export default function OurServicePage() {
  const data = useAppSelector((state) => state.services.servicesData.data);
  return <h1>{data?.title}</h1>;
}
