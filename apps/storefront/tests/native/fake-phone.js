// A phone's side of Capacitor's bridge, run in a page before anything else: it announces plugins, takes the messages that
// Capacitor's own script sends (as texts on Android, as objects on iOS) and answers them as the real side does.
// `zangaPhoneSetUp` holds { platform, headers, answers }; the page gets `zangaPhone`.
(() => {
  const { platform, headers, answers } = globalThis.zangaPhoneSetUp;
  const listeners = [];
  const calls = [];
  const known = new Map(Object.entries(answers));

  // A vault outlives the page, as a tab's name does.
  const readVault = () => JSON.parse(globalThis.name || '{}');
  const writeVault = (vault) => {
    globalThis.name = JSON.stringify(vault);
  };
  const vaultCalls = {
    internalGetItem: ({ prefixedKey }) => ({ data: readVault()[prefixedKey] ?? null }),
    internalSetItem: ({ prefixedKey, data }) => writeVault({ ...readVault(), [prefixedKey]: data }),
    internalRemoveItem: ({ prefixedKey }) => {
      const { [prefixedKey]: gone, ...rest } = readVault();
      writeVault(rest);
      return { success: gone !== undefined };
    },
    internalClearItemsWithPrefix: () => writeVault({}),
    internalGetPrefixedKeys: () => ({ keys: Object.keys(readVault()) }),
    setSynchronizeKeychain: () => undefined,
  };

  const send = (result) => {
    if (platform === 'android') globalThis.androidBridge.onmessage({ data: JSON.stringify(result) });
    else globalThis.Capacitor.fromNative(result);
  };

  const answerTo = ({ pluginId, methodName, options }) => {
    if (pluginId === 'SecureStorage') return { data: vaultCalls[methodName](options) };
    const name = `${pluginId}.${methodName}`;
    if (!known.has(name)) return { error: { message: `${name} is not answered`, code: 'UNAVAILABLE' } };
    const kept = known.get(name);
    const answer = typeof kept === 'function' ? kept(options) : kept;
    return answer && typeof answer === 'object' && 'refused' in answer
      ? { error: { message: answer.refused, code: answer.code } }
      : { data: answer };
  };

  const receive = (call) => {
    const { callbackId, pluginId, methodName, options } = call;
    calls.push({ name: `${pluginId}.${methodName}`, options });
    if (methodName === 'addListener') {
      listeners.push({ callbackId, pluginId, eventName: options.eventName });
      return;
    }
    if (methodName === 'removeListener') {
      const at = listeners.findIndex((listener) => listener.callbackId === options.callbackId);
      if (at >= 0) listeners.splice(at, 1);
      return;
    }
    // Nobody waits, as for what Capacitor's script sends of an iPhone's console: it would write a refusal there again.
    if (callbackId === '-1') return;
    setTimeout(() => {
      const { data, error } = answerTo(call);
      send({ callbackId, pluginId, methodName, success: !error, data: data ?? {}, ...(error && { error }) });
    });
  };

  globalThis.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers };
  if (platform === 'android') {
    globalThis.androidBridge = { postMessage: (text) => receive(JSON.parse(text)) };
  } else {
    // Capacitor's script asks at once whether it is to take over cookies and fetch: this app leaves both to the page.
    globalThis.prompt = () => 'false';
    // What cannot be cloned cannot be sent.
    globalThis.webkit = {
      messageHandlers: { bridge: { postMessage: (message) => receive(structuredClone(message)) } },
    };
  }

  globalThis.zangaPhone = {
    calls,
    vault: readVault,
    answer: (name, value) => known.set(name, value),
    /** Something happens on the phone; says how many were listening. */
    tell: (pluginId, eventName, data = {}) => {
      const heard = listeners.filter((one) => one.pluginId === pluginId && one.eventName === eventName);
      for (const { callbackId } of heard)
        send({ callbackId, pluginId, methodName: 'addListener', success: true, save: true, data });
      return heard.length;
    },
  };
})();
