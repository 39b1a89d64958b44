import sprite from '../assets/icons.svg?no-inline';
import * as iconStyles from './shared/icon.module.css';

export type IconName =
  | 'area'
  | 'arrow'
  | 'back'
  | 'bag'
  | 'bath'
  | 'bed'
  | 'bell'
  | 'block'
  | 'bolt'
  | 'box'
  | 'briefcase'
  | 'calendar'
  | 'camera'
  | 'chat'
  | 'chart'
  | 'check'
  | 'chevron'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'copy'
  | 'crop'
  | 'cross'
  | 'directions'
  | 'download'
  | 'edit'
  | 'expand'
  | 'eye'
  | 'eye-off'
  | 'facebook'
  | 'filters'
  | 'flag'
  | 'globe'
  | 'heart'
  | 'home'
  | 'info'
  | 'instagram'
  | 'link'
  | 'list'
  | 'locate'
  | 'lock'
  | 'mail'
  | 'map'
  | 'megaphone'
  | 'menu'
  | 'minus'
  | 'more'
  | 'page'
  | 'palette'
  | 'pause'
  | 'people'
  | 'phone'
  | 'photos'
  | 'pin'
  | 'pinterest'
  | 'plus'
  | 'print'
  | 'qr'
  | 'restaurant'
  | 'scales'
  | 'search'
  | 'send'
  | 'share'
  | 'shield'
  | 'sign-out'
  | 'star'
  | 'store'
  | 'tag'
  | 'thumb'
  | 'tiktok'
  | 'train'
  | 'trash'
  | 'twitter'
  | 'undo'
  | 'upload'
  | 'user'
  | 'verified'
  | 'warning'
  | 'whatsapp'
  | 'wrench'
  | 'youtube';

/** The URL of an icon. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;

interface Props {
  name: IconName;
  /** 16 px, 20 px by default, 24 px. */
  size?: 's' | 'l';
  /** Mirrored in right-to-left pages: arrows, chevrons, back. */
  flip?: boolean;
  className?: string;
}

const sizes = { s: iconStyles.small, l: iconStyles.large };

/** A line icon of the sprite. Hidden from screen readers: text beside it or a label provides its meaning. */
export function Icon({ name, size, flip, className }: Props) {
  const classes = [iconStyles.icon, size && sizes[size], flip && iconStyles.flip, className];
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={iconHref(name)} />
    </svg>
  );
}
