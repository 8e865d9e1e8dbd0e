import noncePlugin from '@portal/shared/federation/runtime/nonce';

// As the host's and each section's runtime does it; there is none in one program.
noncePlugin();
