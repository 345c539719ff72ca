/** Keys, tokens, digests and encoded files: long stretches without a space that nobody types but that match anything. */
const ENCODED = /[A-Za-z0-9+/_=-]{33,}/g;

/** Blocks that PEM (RFC 7468) puts around certificates and keys. */
const PEM = /-----BEGIN [A-Z0-9 ]+-----[\s\S]*?(?:-----END [A-Z0-9 ]+-----|$)/g;

/** Ten hexadecimal digits or more, letters and figures among them: ids and digests. */
const HEX = /\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{10,}\b/gi;

/** A part of a name or path: a word, capitals, a short figure, or words written together as in `HorizontalPod`. */
const PART = /^(?:[a-z]{1,24}|[A-Z]{1,24}|[0-9]{1,6}|[a-z]{1,20}[0-9]{1,4}|[A-Z]?[a-z]{1,16}(?:[A-Z][a-z]{1,16})+)$/;

/** Whether a long stretch is a name or a path that a reader may look for, not something encoded. */
function isReadable(stretch: string): boolean {
  return stretch.split(/[/_=-]+/).every((part) => part === '' || PART.test(part));
}

/** Takes certificates, keys, tokens, digests and other encoded data out of a text. */
export function withoutNoise(text: string): string {
  return text
    .replace(PEM, ' ')
    .replace(ENCODED, (stretch) => (isReadable(stretch) ? stretch : ' '))
    .replace(HEX, ' ');
}
