// Takes the place of a package that the console fetches from a Git host. Its web terminal uses this one class.
class UTF8Decoder {
  constructor() {
    this.decoder = new TextDecoder('utf-8');
  }

  decode(binary) {
    return this.decoder.decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0) & 255),
      {stream: true},
    );
  }
}

module.exports = {lib: {UTF8Decoder}, hterm: {}};
