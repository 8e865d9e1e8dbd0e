/** Ports of the portal that the journeys run against; they differ from those of `npm start`. */
export const JOURNEY_PORTS = {
  PORT_SHELL: '5100',
  PORT_SIGN: '5101',
  PORT_MANAGER: '5102',
  PORT_NEWS_SPACE: '5103',
  PORT_ABOUT: '5104',
  PORT_API: '5105',
};

/** Ports of the portal that a fault test starts and breaks. */
export const FAULT_PORTS = {
  PORT_SHELL: '5200',
  PORT_SIGN: '5201',
  PORT_MANAGER: '5202',
  PORT_NEWS_SPACE: '5203',
  PORT_ABOUT: '5204',
  PORT_API: '5205',
};

/** Ports of the portal whose log a test reads. */
export const LOG_PORTS = {
  PORT_SHELL: '5300',
  PORT_SIGN: '5301',
  PORT_MANAGER: '5302',
  PORT_NEWS_SPACE: '5303',
  PORT_ABOUT: '5304',
  PORT_API: '5305',
};
