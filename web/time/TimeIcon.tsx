import * as iconStyles from '../ui/shared/icon.module.css';

const paths = {
  mosque: 'M4.5 20v-7.5h15V20M4.5 20h15M6 12.5c0-4 3-5.5 6-8 3 2.5 6 4 6 8M10 20v-3a2 2 0 0 1 4 0v3',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
};

/** Drawn here rather than in the sprite, which every guest loads. */
export function TimeIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={`${iconStyles.icon} ${iconStyles.small}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
