import { useAppSelector } from '../../store.ts';

export default function ProfilePage() {
  const data = useAppSelector((state) => state.business.businessData.data);
  return <h1>{data?.name}</h1>;
}
