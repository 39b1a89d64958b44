import { Fragment } from 'react';

/** Short facts beside each other, with points between them; what is unknown is left out. */
export function Facts({ of, className = 'mt' }: { of: (string | null | false)[]; className?: string }) {
  const known = of.filter((fact): fact is string => Boolean(fact));
  if (known.length === 0) return null;
  return (
    <div className={className}>
      {known.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span className="dot">·</span>}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </div>
  );
}
