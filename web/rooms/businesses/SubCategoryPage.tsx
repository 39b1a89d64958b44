import { useAppSelector } from '../../store.ts';

export default function SubCategoryPage() {
  const list = useAppSelector((state) => state.business.businessList.data);
  return <h1>{list?.meta.total}</h1>;
}
