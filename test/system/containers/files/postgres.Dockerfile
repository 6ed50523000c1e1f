# PostgreSQL as its official image has it, as far as compose.yaml uses that.
FROM services:local
COPY postgres.sh /usr/local/bin/
ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/lib/postgresql/17/bin
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["/bin/sh", "/usr/local/bin/postgres.sh"]
