import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useNavbarKind} from '@site/src/features/navigation/useNavbarKind';

export default function AnnouncementBarWrapper() {
  return useNavbarKind() === 'standard' ? <AnnouncementBar /> : null;
}
