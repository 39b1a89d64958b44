import { addressBelow } from '../bench/api-address.ts';
import { type Answer, ask, rowsOf } from './asking.ts';

/** A minimal valid job offer. */
export async function jobOffer(connectionString: string, title: string) {
  const idOf = async (table: 'category' | 'place', slug: string) =>
    (await rowsOf<{ id: number }>(connectionString, `select id::int from ${table} where slug = '${slug}'`))[0]
      ?.id;
  return {
    postType: 'hiring',
    title,
    category: await idOf('category', 'food-jobs'),
    jobType: 'full_time',
    salaryMinCents: 2_200,
    salaryType: 'hour',
    city: await idOf('place', 'bay-ridge'),
    location: '5th Avenue',
    email: 'jobs@drill.example',
    description: 'Six mornings a week.',
    termsAccepted: true,
  };
}

/** Posts an offer, with an idempotency key. */
export function sendOffer(address: string, token: string, key: string, body: object): Promise<Answer> {
  return ask(address, addressBelow({ path: '/jobs' }), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
  });
}

/** The id of a created post; undefined if it was not created. */
export const idOf = ({ body }: Answer): number | undefined => {
  const id = /"id":(\d+)/.exec(body)?.[1];
  return id === undefined ? undefined : Number(id);
};
