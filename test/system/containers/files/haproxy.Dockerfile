# HAProxy as its official image has it: uid 99, its configuration in /usr/local/etc/haproxy, an end by SIGUSR1.
FROM services:local
RUN usermod --uid 99 haproxy && groupmod --gid 99 haproxy && mkdir -p /usr/local/etc/haproxy
STOPSIGNAL SIGUSR1
USER 99
WORKDIR /var/lib/haproxy
ENTRYPOINT ["haproxy", "-W", "-db", "-f", "/usr/local/etc/haproxy/haproxy.cfg"]
