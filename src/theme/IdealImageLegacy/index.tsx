import IdealImageLegacy from '@theme-original/IdealImageLegacy';
import type {IconKey, ImageProps, State} from '@theme/IdealImageLegacy';

// The prompt to click is a button, so that the keyboard reaches it; the click goes on to the image around it.
export default function IdealImageLegacyWrapper({getMessage, ...props}: ImageProps) {
  const messageFor = (icon: IconKey, state: State) => {
    const message = getMessage?.(icon, state);
    if (icon !== 'load' && icon !== 'error') return message;
    return (
      <button type="button" className="clean-btn">
        {message}
      </button>
    );
  };
  return <IdealImageLegacy {...props} getMessage={messageFor} />;
}
