import type {LucideIcon} from 'lucide-react';
// One by one: the package as a whole has 1,600 modules, which every build would read four times.
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Languages from 'lucide-react/icons/languages';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import {BRAND_ICONS} from './brandIcons';

const LINE_ICONS = {
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  copy: Copy,
  external: ExternalLink,
  languages: Languages,
  menu: Menu,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof LINE_ICONS | keyof typeof BRAND_ICONS | 'close';

export interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon: the text beside it, or the label of its button, says what it means. */
export function Icon({name, size = 20, className}: IconProps) {
  if (name === 'close') {
    // Specification, section 9: the close icon has a stroke of 3.1.
    return <X aria-hidden="true" size={size} strokeWidth={3.1} className={className} />;
  }
  if (name in BRAND_ICONS) {
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" className={className}>
        <path d={BRAND_ICONS[name as keyof typeof BRAND_ICONS]} />
      </svg>
    );
  }
  const Line = LINE_ICONS[name as keyof typeof LINE_ICONS];
  return <Line aria-hidden="true" size={size} className={className} />;
}
