import {useLocation} from '@docusaurus/router';
import {renderRoutes as renderKnownRoutes} from 'react-router-config';

type Parameters_ = Parameters<typeof renderKnownRoutes>;

interface RoutesProps {
  parameters: Parameters_;
}

/** Looks at the list of routes again after each navigation, which may have added some. */
function Routes({parameters}: RoutesProps) {
  useLocation();
  return renderKnownRoutes(...parameters);
}

/** Takes the place of `@docusaurus/renderRoutes`, which looks at the list once. */
export default function renderRoutes(...parameters: Parameters_) {
  return <Routes parameters={parameters} />;
}
