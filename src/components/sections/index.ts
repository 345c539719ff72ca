/** What marketing pages are made of. */
export {Cta} from './Cta';
export {BuildFigure} from './figures/BuildFigure';
export {ConnectFigure} from './figures/ConnectFigure';
export {DeliverFigure} from './figures/DeliverFigure';
export {OperateFigure} from './figures/OperateFigure';
export {PlatformFigure} from './figures/PlatformFigure';
export {Hero} from './Hero';
export {Split} from './Split';
export {Step, Steps} from './Steps';
