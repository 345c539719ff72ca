import type {Piece} from '../provider';

/** Text in which the words that were searched are marked. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
  // Marks that turn the direction of a text end with it.
  return <bdi>{pieces.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text))}</bdi>;
}
