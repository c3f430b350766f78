import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  /** It switches something on and off. */
  readonly isOn?: boolean;
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly className?: string;
  readonly onPress: () => void;
}

/** A button of the bar: an icon with its word. */
export function Tool({
  icon,
  label,
  isOff = false,
  isOn,
  shortcut,
  className,
  onPress,
}: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={`button tool${className === undefined ? '' : ` ${className}`}`}
      aria-disabled={isOff}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
      <span className="tool-label">
        {label}
        {shortcut !== undefined && <kbd>{shortcut}</kbd>}
      </span>
    </button>
  );
}
