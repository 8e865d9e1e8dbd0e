type Class<Service> = abstract new (...parameters: never[]) => Service;

/** Objects that modules open once per server, looked up by their class. */
export class ModuleServices {
  readonly #services = new Map<Class<object>, object>();

  add<Service extends object>(kind: Class<Service>, service: Service): void {
    this.#services.set(kind, service);
  }

  /** @throws if no module has added one. */
  get<Service extends object>(kind: Class<Service>): Service {
    const service = this.#services.get(kind);
    if (!(service instanceof kind)) throw new Error(`no module has opened ${kind.name}`);
    return service;
  }
}
