/** Failures of browser storage; each function runs in the page before other scripts. */
export const storageFaults: Readonly<Record<string, () => void>> = {
  'the storage may not be read': () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {configurable: true, get});
    Object.defineProperty(window, 'sessionStorage', {configurable: true, get});
  },
  'there is no storage': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
  'writing throws': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied');
    };
  },
  'reading throws': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied');
    };
  },
  'removing throws': () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('denied');
    };
  },
  'the storage is full': () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 50) {
        throw new DOMException('denied', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  },
};
