import { Fragment, type ReactNode } from 'react';
import * as factsStyles from './shared/facts.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  of: (string | null | false)[];
  className?: string;
  /** A last fact that is more than text. */
  children?: ReactNode;
}

/** Short facts in one line, separated by dots; unknown ones are omitted. */
export function Facts({ of, className = factsStyles.line, children }: Props) {
  const known = of.filter((fact): fact is string => Boolean(fact));
  if (known.length === 0 && !children) return null;
  const point = <span className={textStyles.dot}>·</span>;
  return (
    <div className={className}>
      {known.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && point}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
      {children && known.length > 0 && point}
      {children}
    </div>
  );
}
