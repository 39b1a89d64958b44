import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as sectionStyles from './shared/section.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  title: string;
  text?: string;
  /** The link to the full list. */
  children?: ReactNode;
}

/** The heading of a section. */
export function SectionHead({ title, text, children }: Props) {
  return (
    <div className={sectionStyles.head}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children && <div className={sectionStyles.links}>{children}</div>}
    </div>
  );
}

/** A link onward, with an arrow. */
export function OnwardLink({
  to,
  className = textStyles.link,
  children,
}: {
  to: string;
  className?: string;
  children: string;
}) {
  return (
    <a className={className} href={to}>
      {children} <Icon name="arrow" size="s" flip />
    </a>
  );
}
